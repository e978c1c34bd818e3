import type { Pair } from "../../docs/guidance.ts";
import { Select } from "./select.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <Select aria-label="机型">
        <option>Lens One</option>
        <option>Lens Air</option>
        <option>Lens Pro</option>
        <option>Lens Mini</option>
        <option>其他</option>
      </Select>
    ),
    do: "五项以上",
    bad: (
      <Select aria-label="口径">
        <option>日</option>
        <option>月</option>
      </Select>
    ),
    dont: "两三项也收起来：用分段，一眼看全",
  },
];
