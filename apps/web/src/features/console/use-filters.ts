import { useSearchParams } from "react-router-dom";

/** The filters of a table and its page, kept in the address: they survive a reload and can be passed on. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const change = (to: Record<string, string>, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!("page" in to)) next.delete("page");
        for (const [name, value] of Object.entries(to)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const set = (to: Record<string, string>) => change(to, true);
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  return {
    page,
    get: (name: string) => params.get(name) ?? "",
    set,
    setPage: (to: number) => set({ page: String(to) }),
    /** Opens something beside the table; the way back closes it again. */
    open: (to: Record<string, string>) => change({ page: String(page), ...to }, false),
    /** Closes what was opened: the table is where it was. */
    close: (...names: string[]) =>
      set({ page: String(page), ...Object.fromEntries(names.map((name) => [name, ""])) }),
  };
}
