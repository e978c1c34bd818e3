import { configure } from "@testing-library/dom";
import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

// A page's chunk is compiled on first use: on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share one document: what one has left open must not be found by the next.
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
