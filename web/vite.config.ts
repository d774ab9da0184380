// How the browser table is built: into the Python package, which serves it under a strict content security policy.
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  base: "/",
  build: {
    outDir: "../src/rookery/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy allows no data: but in images
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // A class of `look/Plate.module.css` called `name` is `look-Plate-name` on the page: its own, and legible in tests.
  css: {
    modules: {
      generateScopedName: (name, file) => {
        const [folder = "", part = ""] = file.split("/").slice(-2);
        return `${folder}-${part.split(".")[0]}-${name}`;
      },
      localsConvention: "camelCaseOnly",
    },
  },
  // `npm run dev` shows the page of a running server: ROOKERY_SERVER, or the usual port.
  server: {
    proxy: {
      "/api": { target: loadEnv(mode, ".", "ROOKERY_").ROOKERY_SERVER ?? "http://127.0.0.1:8021", ws: true },
    },
  },
  // No test waits for anything; on a busy machine one may take its time.
  test: { environment: "node", include: ["src/**/*.test.{ts,tsx}"], testTimeout: 60_000 },
}));
