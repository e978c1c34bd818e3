import { readFile } from "node:fs/promises";
import { loadCsf } from "storybook/internal/csf-tools";
import type { Indexer } from "storybook/internal/types";
import { catalogItem, storyTitle } from "../packages/ui/src/docs/catalog.ts";

/** Indexes stories and takes their titles from the catalog, by the id in the file. */
export const catalogIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, { makeTitle }) => {
    const csf = loadCsf(await readFile(fileName, "utf8"), { fileName, makeTitle }).parse();
    const item = catalogItem(csf.meta.id ?? "");
    return csf.indexInputs.map((input) => (item ? { ...input, title: storyTitle(item) } : input));
  },
};
