import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { createEmptyPlan, toPlanInput } from "./activity-plan.ts";
import { PlanFields } from "./activity-plan-fields.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("attaches rounded coordinates, keeps them after a rename and removes them", async () => {
  const getCurrentPosition: Geolocation["getCurrentPosition"] = (onSuccess) =>
    onSuccess({ coords: { latitude: 30.123456, longitude: 120.98765 } } as GeolocationPosition);
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue({ getCurrentPosition } as Geolocation);
  let plan = { ...createEmptyPlan(), placeName: "城北林场" };
  function Form() {
    const [value, setValue] = useState(plan);
    plan = value;
    return (
      <PlanFields plan={value} errors={{}} onChange={(to) => setValue((before) => ({ ...before, ...to }))} />
    );
  }
  render(
    <Providers app={testApp({}, { token: "t" }).app}>
      <Form />
    </Providers>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "附上大致坐标" }));
  expect(toPlanInput(plan, 0).location).toMatchObject({ name: "城北林场", lat: 30.123, lng: 120.988 });
  await user.type(screen.getByRole("textbox", { name: /地点/ }), "东门");
  expect(screen.getByText(/坐标还是原来的/)).toBeTruthy();
  expect(toPlanInput(plan, 0).location).toMatchObject({ name: "城北林场东门", lat: 30.123, lng: 120.988 });
  await user.click(screen.getByRole("button", { name: "不附坐标" }));
  expect(toPlanInput(plan, 0).location).toEqual({ name: "城北林场东门", address: "" });
});

test("adds and removes rows of the agenda and of the form", async () => {
  let plan = { ...createEmptyPlan(), agenda: [{ time: "17:30", title: "集合", note: "" }] };
  function Form() {
    const [value, setValue] = useState(plan);
    plan = value;
    return (
      <PlanFields plan={value} errors={{}} onChange={(to) => setValue((before) => ({ ...before, ...to }))} />
    );
  }
  render(
    <Providers app={testApp({}, { token: "t" }).app}>
      <Form />
    </Providers>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "加一段" }));
  const titles = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "做什么" });
  await user.type(titles()[1]!, "出发");
  expect(plan.agenda.map(({ title }) => title)).toEqual(["集合", "出发"]);
  await user.click(screen.getAllByRole("button", { name: "移除" })[0]!);
  expect(plan.agenda.map(({ title }) => title)).toEqual(["出发"]);
  expect(titles().map(({ value }) => value)).toEqual(["出发"]);
  await user.click(screen.getByRole("button", { name: "加一个问题" }));
  await user.click(screen.getByRole("checkbox", { name: "必填" }));
  expect(plan.fields).toEqual([{ label: "", options: "", required: true }]);
});
