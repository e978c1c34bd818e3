import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactElement, type ReactNode, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../widgets/button/button.tsx";
import { Dialog } from "../widgets/dialog/dialog.tsx";
import { DropdownMenu, DropdownMenuItem } from "../widgets/dropdown-menu/dropdown-menu.tsx";
import { HoverMenu, HoverMenuItem } from "../widgets/hover-menu/hover-menu.tsx";
import { Popover } from "../widgets/popover/popover.tsx";
import { Popup } from "../widgets/popup/popup.tsx";
import { Select } from "../widgets/select/select.tsx";
import { Sheet } from "../widgets/sheet/sheet.tsx";
import { ToastHost, toast } from "../widgets/toast/toast.tsx";

const NAMES = {
  menu: "菜单",
  hover: "悬停菜单",
  popover: "浮层",
  select: "选择框",
  toast: "提示",
  dialog: "对话框",
  sheet: "抽屉",
  popup: "弹层",
};
type Kind = keyof typeof NAMES;
const KINDS = Object.keys(NAMES) as Kind[];

/** Duration of a toast that outlasts every step, in milliseconds. */
const TOAST_DURATION_MS = 60_000;
/** Overlays that return the focus to their own button. */
const ANCHORED: readonly Kind[] = ["menu", "popover"];

interface Layer {
  /** Identifies the layer and its button for the play function. */
  id: string;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called when an item of a menu or a select is chosen. */
  onPick?: () => void;
  children?: ReactNode;
}

/** An overlay of a kind, with its button or controlled by `open`. */
function Overlay({ kind, id, trigger, open, onOpenChange, onPick, children }: Layer & { kind: Kind }) {
  const name = NAMES[kind];
  const state = { open, onOpenChange };
  const anchor = trigger ?? <Button data-open={id}>{name}的按钮</Button>;
  const body = children ?? <p className="p-4">{name}里的内容</p>;
  switch (kind) {
    case "menu":
      return (
        <DropdownMenu {...state} trigger={anchor} data-layer={id} align="start">
          <DropdownMenuItem onSelect={onPick}>{name}里的一项</DropdownMenuItem>
        </DropdownMenu>
      );
    case "hover":
      return (
        <HoverMenu {...state} trigger={anchor} label={`${id}的菜单`}>
          <HoverMenuItem onSelect={onPick}>{name}里的一项</HoverMenuItem>
        </HoverMenu>
      );
    case "popover":
      return (
        <Popover {...state} trigger={anchor} label={name} data-layer={id} align="start">
          {body}
        </Popover>
      );
    case "select":
      return (
        <Select aria-label={name} data-layer={id} data-open={id} className="w-40" onChange={onPick}>
          <option>未选</option>
          <option>已选</option>
        </Select>
      );
    case "toast":
      return trigger;
    case "dialog":
      return (
        <Dialog {...state} trigger={trigger} title={name} data-layer={id}>
          {body}
        </Dialog>
      );
    case "sheet":
      return (
        <Sheet {...state} trigger={trigger} title={name} data-layer={id}>
          {body}
        </Sheet>
      );
    case "popup":
      return (
        <Popup {...state} trigger={trigger} label={name} data-layer={id}>
          {body}
        </Popup>
      );
  }
}

/** Whether an overlay can contain another one. */
const canContain = (kind: Kind) => !["menu", "hover", "select", "toast"].includes(kind);

/** An overlay with a second one inside. A menu and a select open the second one when an item is chosen. */
function Pair({ outer, inner }: { outer: Kind; inner: Kind }) {
  const id = `${outer}-${inner}`;
  const [open, setOpen] = useState(false);
  const show = () => toast(`${id}-inner`, { duration: TOAST_DURATION_MS });
  const innerButton = (
    <Button data-open={`${id}-inner`} onClick={inner === "toast" ? show : undefined}>
      {NAMES[inner]}
    </Button>
  );
  const nested = <Overlay kind={inner} id={`${id}-inner`} trigger={innerButton} />;
  const outerButton = (
    <Button
      data-open={id}
      onClick={outer === "toast" ? () => toast(id, { duration: TOAST_DURATION_MS }) : undefined}
    >
      {NAMES[outer]} › {NAMES[inner]}
    </Button>
  );
  if (canContain(outer)) {
    return (
      <Overlay kind={outer} id={id} trigger={outerButton}>
        <div className="p-4">{nested}</div>
      </Overlay>
    );
  }
  return (
    <div className="flex gap-2">
      <Overlay
        kind={outer}
        id={id}
        trigger={outerButton}
        onPick={inner === "toast" ? show : () => setOpen(true)}
      />
      {outer === "toast" ? (
        nested
      ) : (
        <Overlay kind={inner} id={`${id}-inner`} open={open} onOpenChange={setOpen} />
      )}
    </div>
  );
}

/**
 * 打开的东西互相叠：每一种里打开每一种。后打开的在上面，Esc 与点外面只收最上面的一层，焦点回到打开它的地方。
 *
 * 菜单与选择框选了一项就收起，由那一项打开下一层；提示不挡任何东西，也不被任何东西挡住。
 */
const meta = {
  id: "patterns-overlay-matrix",
  title:
    "模式 Patterns/浮层套浮层 Overlay matrix · 对话框里放菜单 层级 遮罩 嵌套 nested overlay stacking z-index",
  args: { outer: "dialog" },
  argTypes: { outer: { control: "select", options: KINDS } },
  render: ({ outer }) => (
    <div className="grid justify-items-start gap-2">
      {KINDS.map((inner) => (
        <Pair key={`${outer}-${inner}`} outer={outer} inner={inner} />
      ))}
      <ToastHost />
    </div>
  ),
  play: async ({ args: { outer } }) => {
    for (const inner of KINDS) {
      if (!canContain(outer) && outer !== "toast" && inner === "select") continue;
      await playPair(outer, inner);
    }
  },
} satisfies Meta<{ outer: Kind }>;
export default meta;
type Story = StoryObj<typeof meta>;

const findButton = (id: string) => document.querySelector<HTMLElement>(`[data-open="${id}"]`);

function findLayer(id: string): Element | null {
  const toastElement = [...document.querySelectorAll("[data-slot=toast]")].find(
    ({ textContent }) => textContent === id,
  );
  return (
    toastElement ?? document.querySelector(`[data-layer="${id}"], [role=menu][aria-label="${id}的菜单"]`)
  );
}

/** Whether the centre of an element is not covered. */
function isHit(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Waits until an overlay is open, uncovered and available to screen readers. */
const waitUntilInFront = (id: string) =>
  waitFor(() => {
    const layer = findLayer(id);
    if (!layer) throw new Error(`${id} is not open`);
    if (!isHit(layer)) throw new Error(`${id} is covered`);
    if (layer.closest("[aria-hidden=true]")) throw new Error(`${id} is hidden from screen readers`);
  });

const waitUntilClosed = (id: string) =>
  waitFor(() => {
    if (findLayer(id)) throw new Error(`${id} is still open`);
  });

const waitForFocus = (id: string) =>
  waitFor(() => {
    const now = document.activeElement;
    if (now !== findButton(id))
      throw new Error(`the focus is not on the button of ${id} but on ${now?.outerHTML}`);
  });

/** Presses a button as soon as it is uncovered. */
async function press(id: string, kind: Kind) {
  await waitFor(() => {
    const button = findButton(id);
    if (!button || !isHit(button)) throw new Error(`the button of ${id} cannot be pressed`);
  });
  const button = findButton(id) as HTMLElement;
  button.focus();
  if (kind === "hover") await userEvent.hover(button);
  else if (kind !== "select") await userEvent.click(button);
}

const choose = (select: Element | null) => userEvent.selectOptions(select as HTMLElement, "已选");

async function pick(id: string, outer: Kind) {
  if (outer === "select") return choose(findButton(id));
  const item = findLayer(id)?.querySelector("[role=menuitem]");
  await userEvent.click(item as HTMLElement);
  await waitUntilClosed(id);
}

async function playPair(outer: Kind, inner: Kind) {
  const id = `${outer}-${inner}`;
  const within = `${id}-inner`;
  await press(id, outer);
  await waitUntilInFront(id);
  const stays = canContain(outer) || outer === "toast";
  if (stays) await press(within, inner);
  else await pick(id, outer);
  await waitUntilInFront(within);
  if (outer === "toast") await waitUntilInFront(id);
  if (inner === "select") {
    await choose(findLayer(within));
    await expect(findLayer(within)).toHaveValue("已选");
  } else {
    await userEvent.keyboard("{Escape}");
    await waitUntilClosed(within);
  }
  await waitForFocus(stays || ANCHORED.includes(inner) ? within : id);
  if (!stays) return;
  await waitUntilInFront(id);
  await userEvent.keyboard("{Escape}");
  await waitUntilClosed(id);
  if (outer !== "toast") await waitForFocus(id);
}

export const InDialog: Story = {};
export const InSheet: Story = { args: { outer: "sheet" } };
export const InPopup: Story = { args: { outer: "popup" } };
export const InPopover: Story = { args: { outer: "popover" } };
export const FromMenu: Story = { args: { outer: "menu" } };
export const FromHoverMenu: Story = { args: { outer: "hover" } };
export const FromSelect: Story = { args: { outer: "select" } };
export const WithToast: Story = { args: { outer: "toast" } };
