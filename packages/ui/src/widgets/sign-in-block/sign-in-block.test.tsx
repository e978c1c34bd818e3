import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SignInBlock, SignInStrip } from "./sign-in-block.tsx";

afterEach(cleanup);

test("points and a gain that are not known yet are not called none, and nothing is promised", () => {
  render(
    <>
      <SignInBlock greeting="早上好，云野" days={[]} signed={false} />
      <SignInStrip signed={false} />
    </>,
  );
  expect(screen.getAllByText("—")).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "签到" })).toHaveLength(2);
  expect(screen.queryByText(/^[+]?0/)).toBeNull();
});
