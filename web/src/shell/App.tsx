// The pages.
import { lazy, Suspense, useEffect } from "react";
import { FrontPage } from "./front/FrontPage";
import { Language } from "./language";
import { keepUp } from "./me";
import { MePage } from "./me/MePage";
import { Header } from "./parts/Header";
import { ResultsPage } from "./results/ResultsPage";
import { NEW_NIGHT, placeOf, usePath } from "./route";
import { TablePage } from "./table/TablePage";

const HostPage = lazy(async () => ({ default: (await import("./host/HostPage")).HostPage }));
const NewNight = lazy(async () => ({ default: (await import("./night/NewNight")).NewNight }));
const NightPage = lazy(async () => ({ default: (await import("./night/NightPage")).NightPage }));
const Parts = lazy(() => import("../look/Parts")); // for those who draw tables: not loaded with the rest

export function App() {
  useEffect(keepUp, []);
  return (
    <Language>
      <Page />
    </Language>
  );
}

function Page() {
  const [path = "/", hash = ""] = usePath().split(/(?=#)/);
  const place = placeOf(path);
  if (place.page === "table") return <TablePage key={place.table} table={place.table} hash={hash} />;
  if (place.page === "night") {
    return (
      <Suspense>
        {place.night === NEW_NIGHT ? <NewNight /> : <NightPage key={place.night} night={place.night} hash={hash} />}
      </Suspense>
    );
  }
  if (place.page === "results") return <ResultsPage key={place.game} game={place.game} />;
  if (place.page === "me") return <MePage hash={hash} />;
  if (place.page === "host") {
    return (
      <Suspense>
        <HostPage />
      </Suspense>
    );
  }
  if (place.page === "front") return <FrontPage />;
  return (
    <Suspense>
      <Header />
      <div lang="en">
        <Parts />
      </div>
    </Suspense>
  );
}
