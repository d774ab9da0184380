// What a card shows: a silhouette of the building, or of the people.

const SCENES = {
  guild: "M8 30V12l12-9 12 9v18h-7V19h-9v11zM36 30V14h16v16h-5v-9h-6v9zM34 9h20v4H34z",
  dock: "M4 30V6h3l17 7v2L7 10v20zM21 14v7h-2v-7zM24 22h34l-6 8H30zM34 22v-8h4v8zM43 22V9h4v13z",
  market: "M9 5h42l5 10H4zM8 17h4v13H8zM48 17h4v13h-4zM18 21h24v9H18zM22 17h6v4h-6zM32 17h6v4h-6z",
  station: "M4 30V16a26 15 0 0 1 52 0v14h-4V17a22 11 0 0 0-44 0v13zM16 21h18v-6h5v6h5v7H16zM18 30a2.5 2.5 0 1 1 .1 0zM28 30a2.5 2.5 0 1 1 .1 0zM39 30a2.5 2.5 0 1 1 .1 0z",
  school: "M6 30V16h14L30 7l10 9h14v14h-8v-8h-6v8h-5v-9H25v9h-5v-8h-6v8zM29 1h2v6h-2z",
  church: "M12 30V18h7a11 11 0 0 1 22 0h7v12h-6v-8h-4v8h-5v-9h-6v9h-5v-8h-4v8zM29 0h2v8h-2zM26.5 2.500h7v1.600h-7z",
  hospital: "M8 30V8h44v22zM27 11v5h-5v5h5v5h6v-5h5v-5h-5v-5z",
  museum: "M5 13 30 2l25 11zM8 15h44v3H8zM11 19h4v8h-4zM20 19h4v8h-4zM28 19h4v8h-4zM36 19h4v8h-4zM45 19h4v8h-4zM5 28h50v2H5z",
  palace: "M4 30V14h6v-4h10v4h6V7h8v7h6v-4h10v4h6v16h-7v-8h-5v8H33v-9h-6v9H16v-8h-5v8zM29 0h1v7h-1zM30 0h7v4h-7z",
  garden: "M15 30V21a9 9 0 1 1 4 0v9zM41 30V19a11 9 0 1 1 4 0v11zM26 30v-6a5 5 0 1 1 3 0v6zM4 28h52v2H4z",
  theatre: "M6 3h48v27H6zM12 8c2 8 0 14-2 18h7c5-6 7-12 7-18zM36 8c0 6 2 12 7 18h7c-2-4-4-10-2-18z",
  hall: "M6 30V19a24 14 0 0 1 48 0v11zM12 20h5v7h-5zM21 20h5v7h-5zM34 20h5v7h-5zM43 20h5v7h-5zM28 1h4v4h-4z",
  column: "M20 30v-4h20v4zM26 25l1.5-16h5L34 25zM25 8V6h10v2zM28 0h4v5h-4z",
  prison: "M9 30V5h42v25zM15 11v13h4V11zM24 11v13h4V11zM33 11v13h4V11zM42 11v13h4V11z",
  bridge: "M2 22h56v4H2zM12 28V5h6v23zM42 28V5h6v23zM18 7c8 13 16 13 24 0v4c-8 12-16 12-24 0zM3 22c4-4 7-8 9-14v5c-1 4-3 7-5 9zM57 22c-4-4-7-8-9-14v5c1 4 3 7 5 9z",
  street: "M2 30V14l8-8 9 8v16zM21 30V14l9-8 8 8v16zM40 30V14l9-8 8 8v16zM7 19h6v5H7zM27 19h6v5h-6zM46 19h6v5h-6z",
  lamp: "M28 30V14h4v16zM23 4h14l-3 9h-8zM25 0h10v3H25zM11 30V19h2v11zM47 30V19h2v11zM7 11h10l-2 7H9zM43 11h10l-2 7h-6z",
  tunnel: "M4 30a26 28 0 0 1 52 0h-8a18 19 0 0 0-36 0zM20 30l6-13h8l6 13h-4l-2-4h-8l-2 4z",
  boat: "M4 20h50l-6 8H12zM16 19v-8h16v8zM36 19V6h5v13zM38 5c3-5 8-2 13-5v4c-4 2-8 0-10 3zM2 28h56v2H2z",
  omnibus: "M6 6h42v17H6zM10 10h7v6h-7zM21 10h7v6h-7zM32 10h7v6h-7zM14 30a5 5 0 1 1 .1 0zM40 30a5 5 0 1 1 .1 0zM48 18h9v3h-9z",
  works: "M4 30V18l11-7v7l11-7v7l9-6v18zM38 30V5h5v25zM47 30V9h5v21zM41 3c4-3 8 0 13-3v3c-5 3-9 0-13 3z",
  pub: "M10 30V3h3v27zM13 5h26v17H13zM18 9h16v9H18zM44 16h10v12a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2zM54 19h4v7h-4z",
  people: "M16 10a4.5 4.5 0 1 1 .1 0zM9 30c0-12 2-19 7-19s7 7 7 19zM32 13a4 4 0 1 1 .1 0zM26 30c0-10 2-16 6-16s6 6 6 16zM47 16a3.5 3.5 0 1 1 .1 0zM42 30c0-8 2-13 5-13s5 5 5 13z",
  pauper: "M24 8a6 6 0 1 1 9 4c6 3 8 10 8 18H16c0-9 2-15 8-18zM43 23h12a6 6 0 0 1-12 0z",
  water: "M3 9c6-6 11 6 18 0s11 6 18 0 11 6 18 0v4c-7 6-12-6-18 0s-11-6-18 0-12-6-18 0zM3 20c6-6 11 6 18 0s11 6 18 0 11 6 18 0v4c-7 6-12-6-18 0s-11-6-18 0-12-6-18 0z",
  graves: "M9 30V16a7 7 0 0 1 14 0v14zM38 30V13h-6V8h6V1h5v7h6v5h-6v17zM4 29h52v1H4z",
  paper: "M14 3h32v27H14zM18 7h24v4H18zM18 14h11v2H18zM18 18h11v2H18zM18 22h11v2H18zM32 14h10v10H32z",
  fire: "M30 30c-11 0-14-9-9-15 2 3 4 4 5 2 2-6-1-10 4-17 1 7 10 10 10 19 0 7-4 11-10 11z",
  helmet: "M17 21c0-12 4-18 13-18s13 6 13 18zM12 22h36l4 5H8zM28 0h4v3h-4zM27 9h6v7h-6z",
  compasses: "M28 1h4v6h-4zM26 7h8v5h-8zM27 12 15 30h4l10-15zM33 12l12 18h-4L31 15zM20 21c6 4 14 4 20 0v3c-6 4-14 4-20 0z",
  loom: "M8 30V4h4v26zM48 30V4h4v26zM12 7h36v3H12zM12 24h36v3H12zM17 10h2v14h-2zM24 10h2v14h-2zM31 10h2v14h-2zM38 10h2v14h-2z",
  clock: "M30 1a14 14 0 1 1-.1 0zM30 5a10 10 0 1 0 .1 0zM29 8h2v7l5 3-1 2-6-4z",
};

type Scene = keyof typeof SCENES;

const SHOWN: Record<string, Scene> = {
  almshouses: "street", salters: "guild", vintners: "pub", haberdashers: "guild", covent_garden: "market", mercers: "guild",
  east_india_company: "dock", school_brown: "school", grocers: "market", coffee_house: "pub", vauxhall_gardens: "garden",
  fishmongers: "market", stock_exchange: "museum", omnibus: "omnibus", bank_of_england: "museum", shops: "market",
  albert_dock: "dock", furniture_makers: "works", watch_makers: "clock", west_india_docks: "dock", workers_houses: "street",
  oxford_street: "street", leather_industry: "works", lloyds: "paper", silk_weaving: "loom", royal_victoria_dock: "dock",
  brewing: "pub", ship_building: "boat", steamboats: "boat", train_station_north: "station", train_station_south: "station",
  public_houses: "pub", grand_hotel: "palace", billingsgate_market: "market", smithfield_market: "market",
  huguenots: "people", jewish_refugees: "people", school: "school", water_works: "water", theatre_royal: "theatre",
  st_pauls: "church", hospital: "hospital", town_houses: "street", street_lights: "lamp", university: "museum",
  buckingham_palace: "palace", nelsons_column: "column", kew_gardens: "garden", british_museum: "museum", lords: "garden",
  natural_history_museum: "museum", albert_hall: "hall", school_late: "school", sewers: "water", wren: "compasses",
  woolwich_arsenal: "works", great_fire_monument: "column", police_force: "helmet", bridge: "bridge",
  fleet_street: "paper", regent_street: "street", fire_brigade: "fire", brixton_prison: "prison",
  highgate_cemetery: "graves", millbank_prison: "prison", underground: "tunnel", whitehall: "palace",
  tower_bridge: "bridge", great_exhibition: "hall", thames_embankment: "lamp", workhouse: "works", parliament: "clock",
  paupers: "pauper",
};

export function Vignette({ card }: { card: string }) {
  return (
    <svg className="ldn-vignette" viewBox="0 0 60 30" aria-hidden="true">
      <path d={SCENES[SHOWN[card] ?? "street"]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
