import { ErrorState } from "@lenscape/ui/error-state";
import { toast } from "@lenscape/ui/toast";
import {
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { loadChunk } from "#lib/chunk.ts";
import { errorText as text } from "#lib/error-text.ts";
import { LoadingBar } from "#shell/frame/loading-bar.tsx";

/** A component whose code is loaded when it is first shown, and kept from then on. */
interface Code<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  loaded?: ComponentType<Props>;
}

async function loadCode<Props>(code: Code<Props>): Promise<void> {
  code.loaded = (await loadChunk("part", code.load)).default;
}

/** The component once it is there, loaded while it is `wanted`; asked for again when the network is back. */
function useCode<Props>(code: Code<Props>, wanted: boolean, onFail: () => void) {
  const [loaded, setLoaded] = useState(() => code.loaded);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let gone = false;
    const start = () =>
      void loadCode(code).then(
        () => !gone && setLoaded(() => code.loaded),
        () => !gone && fail(),
      );
    // A task of its own: many parts are shown in one commit.
    const soon = setTimeout(start);
    window.addEventListener("online", start);
    return () => {
      gone = true;
      clearTimeout(soon);
      window.removeEventListener("online", start);
    };
  }, [code, wanted, loaded]);
  return loaded;
}

interface LazySectionOptions {
  /** What is said where the code does not come; the part's room then offers to try again. */
  failure?: string;
  /** The page can do without it: where the code does not come, `waiting` stays and nothing is said. */
  quiet?: boolean;
}

/**
 * Like `lazy`, for a part that a page shows: `waiting` keeps its room until the code is there, and where that does not
 * come the rest of the page stays. What the server is to render too is loaded with `preload` before, which never fails.
 */
export function lazySection<Props extends object>(
  load: Code<Props>["load"],
  { failure, quiet = false }: LazySectionOptions = {},
) {
  const code: Code<Props> = { load };
  function LazySection({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    const [failed, setFailed] = useState(false);
    const Loaded = useCode(code, quiet || !failed, () => setFailed(true));
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    if (quiet || !failed) return waiting;
    return <ErrorState size="sm" title={failure} onRetry={() => setFailed(false)} />;
  }
  return Object.assign(LazySection, { preload: () => loadCode(code).catch(() => undefined) });
}

/** A sentence of two halves takes longer to read than a toast usually stays. */
const READING = 5000;

interface PressProps {
  /** The button of a menu: it stands alone until it is pressed and the code is there, and the menu opens at once. */
  trigger?: ReactElement;
  onClose?: () => void;
  /** Of a dialog that stays in place while it is closed. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Like `lazy`, for the dialog or menu that a press opens. Where its code does not come, the page stays, a sentence says
 * what to do, and the press is taken back: the next one asks for the code again (ERR-019 to ERR-021).
 */
export function lazyDialog<Props extends PressProps>(load: Code<Props>["load"]): ComponentType<Props> {
  const code: Code<Props> = { load };
  return function LazyDialog(props: Props) {
    const { trigger, onClose, open, onOpenChange } = props;
    const [pressed, setPressed] = useState(!trigger);
    const wanted = open ?? pressed;
    const Loaded = useCode(code, wanted, () => {
      toast(navigator.onLine ? text.part : text.offline, { tone: "error", duration: READING });
      if (trigger) setPressed(false);
      onClose?.();
      onOpenChange?.(false);
    });
    if (Loaded && (wanted || open === false)) return <Loaded {...props} />;
    return (
      <>
        {trigger &&
          cloneElement(trigger as ReactElement<{ onClick: () => void }>, { onClick: () => setPressed(true) })}
        {wanted && <LoadingBar />}
      </>
    );
  };
}
