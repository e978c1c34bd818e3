import { cn } from "@lenscape/ui/lib/cn";
import { ShortcutGrid } from "@lenscape/ui/shortcut-grid";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { getPath } from "#paths";
import { useRequireLogin } from "#shell/session/viewer-state.ts";
import { shortcuts } from "../queries.ts";
import { getShortcutTarget } from "../shortcut-target.ts";
import { homeText as text } from "../text.ts";

/** Shortcuts that are not groups of the community. */
const FIXED_SHORTCUTS = [
  { id: "mall", name: text.mall, groupType: "mall", href: getPath("mall") },
  { id: "invite", name: text.invite, groupType: "invite", href: getPath("invitation") },
];

interface ShortcutsProps {
  /** Opens the dialog of tasks (STATE-014). */
  onTasks: () => void;
  className?: string;
}

/** Shortcuts to the groups (SIDE-004), the mall and invitations. Leaves out groups without a page. */
export function Shortcuts({ onTasks, className }: ShortcutsProps) {
  const requireLogin = useRequireLogin();
  const { data, isPending } = useQuery(shortcuts(useApp().api));
  const items = (data?.rows ?? []).flatMap(({ id, groupName, groupType }) => {
    const target = getShortcutTarget({ id, groupType });
    return target ? [{ id, name: groupName, groupType, href: target.href }] : [];
  });
  // Placeholder of one row on phones, of two rows otherwise.
  if (isPending) return <div className={cn("h-10 md:box-content md:h-21", className)} />;
  if (items.length === 0) return null;
  return (
    <nav aria-label={text.shortcuts} className={className}>
      <ShortcutGrid items={[...items, ...FIXED_SHORTCUTS]} onSelect={() => requireLogin() && onTasks()} />
    </nav>
  );
}
