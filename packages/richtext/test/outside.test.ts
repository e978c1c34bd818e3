import { expect, test } from "vitest";
import { outsideHost } from "../src/outside.ts";

test("what lies on another site is known by its host, whatever is written around it", () => {
  expect(outsideHost("https://pictures.example/a.jpg")).toBe("pictures.example");
  expect(outsideHost("HTTP://pictures.example:8080")).toBe("pictures.example:8080");
  expect(outsideHost("//pictures.example/a.jpg")).toBe("pictures.example");
  for (const own of ["/uploads/a.webp", "/static/a.png", "data:image/png;base64,AA==", "img/a.jpg", ""])
    expect(outsideHost(own)).toBeUndefined();
});
