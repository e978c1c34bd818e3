import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThreadMedia } from "./thread-media.tsx";

afterEach(cleanup);

test("ENT-038 a picture is read from url or, without one, from filePath", () => {
  const images = [{ url: "/a.jpg" }, { url: "", filePath: "/b.jpg" }, { url: "/c.jpg", filePath: "/d.jpg" }];
  const { container } = render(<ThreadMedia images={images} />);
  const sources = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources).toEqual(["/a.jpg", "/b.jpg", "/c.jpg"]);
});
