import { useSearchParams } from "react-router-dom";

/** The filters of a table and its page, kept in the address: they survive a reload and can be passed on. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const set = (change: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!("page" in change)) next.delete("page");
        for (const [name, value] of Object.entries(change)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const page = Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1);
  return {
    page,
    get: (name: string) => params.get(name) ?? "",
    set,
    setPage: (to: number) => set({ page: String(to) }),
    /** Takes everything off but the section itself. */
    reset: () =>
      setParams((before) => new URLSearchParams([...before].filter(([name]) => name === "section")), {
        replace: true,
      }),
  };
}
