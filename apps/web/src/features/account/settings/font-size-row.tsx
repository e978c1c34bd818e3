import { Segmented } from "@lenscape/ui/segmented";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { ownInfo } from "../queries.ts";
import { accountText as text } from "../text.ts";
import { useInfoChange } from "./use-settings-change.ts";

const SIZES = [0, 1, 2] as const;
const OPTIONS = SIZES.map((size) => ({ value: String(size), label: text.fontSizes[size] }));

/** How large the text is, on every device of mine. */
export function FontSizeRow() {
  const { data } = useQuery(ownInfo(useApp().api));
  const [change] = useInfoChange();
  return (
    <SettingRow label={text.fontSize} hint={text.fontSizeHint}>
      <Segmented
        aria-label={text.fontSize}
        options={OPTIONS}
        value={String(data?.fontSize ?? 0)}
        onValueChange={(value) => change({ fontSize: SIZES[Number(value)] })}
      />
    </SettingRow>
  );
}
