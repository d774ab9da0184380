// The pages.
import { lazy, Suspense } from "react";
import { FrontPage } from "./front/FrontPage";
import { Language } from "./language";
import { Header } from "./parts/Header";
import { placeOf, usePath } from "./route";
import { TablePage } from "./table/TablePage";

const Parts = lazy(() => import("../look/Parts")); // for those who draw tables: not loaded with the rest

export function App() {
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
