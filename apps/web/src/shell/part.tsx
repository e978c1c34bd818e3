import { toast } from "@lenscape/ui/toast";
import { type ComponentType, cloneElement, type ReactElement, useState } from "react";
import { errorText as text } from "#copy/errors.ts";
import { useSoftChunk } from "#lib/soft-chunk.ts";
import { PaceBar } from "./pace-bar.tsx";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A sentence of two halves takes longer to read than a toast usually stays. */
const READING = 5000;

/**
 * The code of what a press opens. Where it does not come, the page stays, a sentence says what to do, and `onFail`
 * takes the press back: the next one asks for the code again (ERR-019 to ERR-021).
 */
export function usePart<Module extends object>(
  load: () => Promise<Module>,
  wanted: boolean,
  onFail: () => void,
): Module | undefined {
  return useSoftChunk(load, wanted, () => {
    toast(navigator.onLine ? text.part : text.offline, { tone: "error", duration: READING });
    onFail();
  });
}

/** Like `lazy`, for the dialog or sheet that a press opens: `load` gives it as its default export; see `usePart`. */
export function part<Props extends { onClose: () => void }>(load: Load<Props>): ComponentType<Props> {
  return function Part(props: Props) {
    const code = usePart(load, true, props.onClose);
    return code ? <code.default {...props} /> : <PaceBar />;
  };
}

/**
 * The same for a menu: `trigger` stands alone until it is pressed and the code is there; the menu then opens at once
 * and has the trigger from then on.
 */
export function menuPart<Props extends { trigger: ReactElement }>(load: Load<Props>): ComponentType<Props> {
  return function MenuPart(props: Props) {
    const [wanted, setWanted] = useState(false);
    const code = usePart(load, wanted, () => setWanted(false));
    if (code && wanted) return <code.default {...props} />;
    const press = { onClick: () => setWanted(true) };
    return (
      <>
        {cloneElement(props.trigger, press)}
        {wanted && <PaceBar />}
      </>
    );
  };
}
