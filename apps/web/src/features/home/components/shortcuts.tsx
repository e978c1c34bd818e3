import { cn } from "@lenscape/ui/lib/cn";
import { ShortcutGrid } from "@lenscape/ui/shortcut-grid";
import { useQuery } from "@tanstack/react-query";
import { homeText as text } from "#copy/home-text.ts";
import { useApp } from "#lib/app.tsx";
import { pageOf } from "#paths";
import { useAdmission } from "#shell/session/viewer-state.ts";
import { shortcuts } from "../queries.ts";
import { shortcutTarget } from "../shortcut-target.ts";

/** What is no group of the community's and is to be found from home all the same. */
const OWN = [
  { id: "mall", name: text.mall, groupType: "mall", href: pageOf("mall") },
  { id: "invite", name: text.invite, groupType: "invite", href: pageOf("invitation") },
];

interface ShortcutsProps {
  /** Opens the tasks over the page (STATE-014). */
  onTasks: () => void;
  className?: string;
}

/** The groups one can go to from the home page (SIDE-004), the mall and inviting. Nothing is shown for what leads nowhere. */
export function Shortcuts({ onTasks, className }: ShortcutsProps) {
  const admitted = useAdmission();
  const { data, isPending } = useQuery(shortcuts(useApp().api));
  const items = (data?.rows ?? []).flatMap(({ id, groupName, groupType }) => {
    const target = shortcutTarget({ id, groupType });
    return target ? [{ id, name: groupName, groupType, href: target.href }] : [];
  });
  // As high as one row of a phone, or two elsewhere.
  if (isPending) return <div className={cn("h-20 md:h-47", className)} />;
  if (items.length === 0) return null;
  return (
    <nav aria-label={text.shortcuts} className={className}>
      <ShortcutGrid items={[...items, ...OWN]} onSelect={() => admitted() && onTasks()} />
    </nav>
  );
}
