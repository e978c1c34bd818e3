import { Segmented } from "@lenscape/ui/segmented";
import { SettingRow } from "@lenscape/ui/setting-row";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { ownInfoQuery } from "../queries.ts";
import { accountText as text } from "../text.ts";
import { useOwnInfoUpdate } from "./use-settings-change.ts";

const SIZES = [0, 1, 2] as const;
const OPTIONS = SIZES.map((size) => ({ value: String(size), label: text.fontSizes[size] }));

/** Setting of the font size, which applies on all devices of the member. */
export function FontSizeRow() {
  const { data } = useQuery(ownInfoQuery(useApp().api));
  const [updateOwnInfo] = useOwnInfoUpdate();
  return (
    <SettingRow label={text.fontSize} hint={text.fontSizeHint}>
      <Segmented
        aria-label={text.fontSize}
        options={OPTIONS}
        value={String(data?.fontSize ?? 0)}
        onValueChange={(value) => updateOwnInfo({ fontSize: SIZES[Number(value)] })}
      />
    </SettingRow>
  );
}
