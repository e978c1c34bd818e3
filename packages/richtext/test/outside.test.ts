import { expect, test } from "vitest";
import { outsideHost } from "../src/outside.ts";

test("returns the host of media on another site", () => {
  expect(outsideHost("https://pictures.example/a.jpg")).toBe("pictures.example");
  expect(outsideHost("HTTP://pictures.example:8080")).toBe("pictures.example:8080");
  expect(outsideHost("//pictures.example/a.jpg")).toBe("pictures.example");
  for (const own of ["/uploads/a.webp", "/static/a.png", "data:image/png;base64,AA==", "img/a.jpg", ""])
    expect(outsideHost(own)).toBeUndefined();
});
