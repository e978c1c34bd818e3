import type { Pair } from "../../docs/guidance.ts";
import { OptionGroup } from "./option-group.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <OptionGroup
        legend="适配机型"
        defaultValue="one"
        options={[
          { value: "one", label: "Lens One" },
          { value: "air", label: "Lens Air" },
          { value: "mini", label: "Lens Mini 缺货", disabled: true },
        ]}
      />
    ),
    do: "不能选的留着，写为什么",
    bad: (
      <OptionGroup
        legend="适配机型"
        defaultValue="one"
        options={[
          { value: "one", label: "Lens One" },
          { value: "air", label: "Lens Air" },
          { value: "mini", label: "Lens Mini", disabled: true },
        ]}
      />
    ),
    dont: "只变灰：不知道是没货，还是自己的机型不行",
  },
];
