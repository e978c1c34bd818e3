import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Link, type LinkProps, LinkProvider } from "./link.tsx";

afterEach(cleanup);

function RouterLink({ href, ...props }: LinkProps) {
  return <a {...props} href={`/app${href}`} data-router="" />;
}

test("a link is a plain anchor without a provider", () => {
  render(<Link href="/a">甲</Link>);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/a");
});

test("a link is the app's component inside a provider", () => {
  render(
    <LinkProvider component={RouterLink}>
      <Link href="/a">甲</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/app/a");
  expect(screen.getByRole("link").hasAttribute("data-router")).toBe(true);
});
