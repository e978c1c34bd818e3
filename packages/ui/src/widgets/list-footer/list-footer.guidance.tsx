import type { Pair } from "../../docs/guidance.ts";
import { ListFooter } from "./list-footer.tsx";

export const guidance: Pair[] = [
  {
    good: <ListFooter status="over" />,
    do: "到底就说到底",
    bad: <ListFooter status="loading" />,
    dont: "没有更多了还一直转",
  },
];
