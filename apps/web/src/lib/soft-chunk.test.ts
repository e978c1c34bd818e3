// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useSoftChunk } from "./soft-chunk.ts";

afterEach(cleanup);

test("code that does not load takes nothing down and is tried again when the network is back", async () => {
  const load = vi
    .fn<() => Promise<{ name: string }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ name: "there" });
  const { result } = renderHook(() => useSoftChunk(load));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(result.current).toBeUndefined();
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(result.current).toEqual({ name: "there" }));
});

test("what has come once is there at once for who shows it next", async () => {
  const load = vi.fn(async () => ({ name: "there" }));
  const first = renderHook(() => useSoftChunk(load));
  await waitFor(() => expect(first.result.current).toEqual({ name: "there" }));
  const seen: unknown[] = [];
  renderHook(() => seen.push(useSoftChunk(load)));
  expect(seen).toEqual([{ name: "there" }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("nothing is loaded before it is wanted", async () => {
  const load = vi.fn(async () => ({}));
  const { rerender } = renderHook(({ wanted }) => useSoftChunk(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  rerender({ wanted: true });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});
