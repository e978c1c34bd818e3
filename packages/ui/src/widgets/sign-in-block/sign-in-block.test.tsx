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

test("until it is known whether today is signed, nothing is there to press", () => {
  const { rerender } = render(
    <>
      <SignInBlock greeting="早上好，云野" days={[]} />
      <SignInStrip />
    </>,
  );
  expect(screen.queryByText("签到")).toBeNull();
  expect(screen.queryByText("—")).toBeNull();
  rerender(
    <>
      <SignInBlock greeting="早上好，云野" days={[]} points={5} signed signPageHref="#sign" />
      <SignInStrip points={5} signed signPageHref="#sign" />
    </>,
  );
  expect(screen.getAllByRole("link", { name: "今日已签到" })).toHaveLength(2);
});
