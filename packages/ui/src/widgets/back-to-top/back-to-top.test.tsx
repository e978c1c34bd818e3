import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RankPopup } from "../rank-popup/rank-popup.tsx";
import { SearchOverlay } from "../search-overlay/search-overlay.tsx";

afterEach(cleanup);

const users = [{ userId: "1", nickname: "云野", avatar: "" }];

test.each([
  ["search-overlay", <SearchOverlay key="s" open label="搜索" />],
  [
    "rank-popup-body",
    <RankPopup key="r" open users={users} status="over" onLoadMore={vi.fn()} hrefOf={() => "/"} />,
  ],
])(
  "WIDGET-001 CONST-034 %s, which scrolls by itself, has its own way to the top past 100",
  (slot, element) => {
    render(element);
    const scroller = document.querySelector<HTMLElement>(`[data-slot=${slot}]`)!;
    const scroll = (top: number) =>
      act(() => {
        scroller.scrollTop = top;
        fireEvent.scroll(scroller);
      });
    scroll(100);
    expect(screen.queryByRole("button", { name: "回到顶部" })).toBeNull();
    scroll(101);
    const moved = vi.spyOn(scroller, "scrollTo");
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    fireEvent.click(screen.getByRole("button", { name: "回到顶部" }));
    expect(moved).toHaveBeenCalledWith(0, 0);
  },
);
