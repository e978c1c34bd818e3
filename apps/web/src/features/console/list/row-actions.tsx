import type { Api } from "@lenscape/api/client";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { IconButton } from "@lenscape/ui/icon-button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Spinner } from "@lenscape/ui/spinner";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { ThreadMenu } from "#shell/threads/thread-menu.tsx";
import { useConsoleAction } from "../console-action.ts";
import { consoleText as text } from "../text.ts";
import { RowButton } from "./list-cells.tsx";

interface BaseAction {
  label: string;
  /** Icon of the menu item. */
  icon?: LucideIcon;
  /** Whether the button stands out because the row is pending. */
  isProminent?: boolean;
  /** Whether the action removes or ends something. Such actions are always in the menu. */
  danger?: boolean;
}

interface OpenAction extends BaseAction {
  /** Opens the dialog or page of the action. */
  open: () => unknown;
}

interface RunAction extends BaseAction {
  /** Question of the confirmation dialog; without it the action runs at once. */
  question?: string;
  run: (api: Api) => Promise<unknown>;
}

export type RowAction = OpenAction | RunAction;

/** Maximum number of buttons in a row; further actions are in the menu. */
const MAX_BUTTONS = 2;

interface RowActionsProps {
  /** Name of the row in the label of the menu button. */
  name: string;
  /** Actions in order of use; false entries are skipped. */
  actions?: readonly (RowAction | false)[];
  /** The thread of the row; its actions are added to the menu. */
  thread?: ComponentProps<typeof ThreadMenu>["thread"];
  /** Called after the thread has been deleted. */
  onDeleted?: () => void;
}

/** Actions of a row: up to two as buttons, the others and all destructive ones in a menu. */
export function RowActions({ name, actions = [], thread, onDeleted }: RowActionsProps) {
  const [lastAction, setLastAction] = useState<BaseAction>();
  const [run, running] = useConsoleAction(async (api, action: RunAction) => {
    const { label, danger, question } = action;
    setLastAction(action);
    const tone = danger ? "danger" : "primary";
    if (question && !(await confirm({ content: question, okText: label, tone }))) return false;
    return action.run(api);
  });
  const start = (action: RowAction) => ("open" in action ? action.open() : run(action));
  const available = actions.filter((action) => action !== false);
  const safe = available.filter(({ danger }) => !danger);
  const buttons = safe.slice(0, MAX_BUTTONS);
  const menuActions = [...safe.slice(MAX_BUTTONS), ...available.filter(({ danger }) => danger)];
  const isRunning = ({ label }: BaseAction) => running && lastAction?.label === label;
  const items = menuActions.map((action) => ({ ...action, onSelect: () => void start(action) }));
  const menuButton = (
    <IconButton
      size="sm"
      aria-label={fillText(text.rowMore, { name })}
      aria-haspopup="menu"
      aria-busy={menuActions.some(isRunning) || undefined}
      className="ml-2 max-md:size-10"
    >
      {menuActions.some(isRunning) ? <Spinner /> : <Ellipsis aria-hidden="true" strokeWidth={1.7} />}
    </IconButton>
  );
  return (
    <span className="inline-flex items-center">
      {buttons.map((action) => (
        <RowButton
          key={action.label}
          isProminent={action.isProminent}
          loading={isRunning(action)}
          onClick={() => start(action)}
        >
          {action.label}
        </RowButton>
      ))}
      {thread ? (
        <ThreadMenu thread={thread} further={items} trigger={menuButton} onDeleted={onDeleted} />
      ) : (
        items.length > 0 && (
          <DropdownMenu trigger={menuButton}>
            {items.map(({ label, icon: Icon, danger, onSelect }) => (
              <DropdownMenuItem key={label} tone={danger ? "danger" : "normal"} onSelect={onSelect}>
                {Icon && <Icon aria-hidden="true" strokeWidth={1.7} />}
                <span>{label}</span>
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
        )
      )}
    </span>
  );
}
