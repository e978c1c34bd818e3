import { cleanup } from "@testing-library/react";
import { afterAll } from "vitest";

// The files of a worker share one document: what one has left open must not be found by the next.
afterAll(() => {
  cleanup();
  document.body.replaceChildren();
});
