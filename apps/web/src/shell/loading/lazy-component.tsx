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
import { errorText as text } from "#lib/text.ts";
import { LoadingBar } from "#shell/frame/loading-bar.tsx";

/** A component loaded on first use and shared by all of its instances. */
interface LazyModule<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  loaded?: ComponentType<Props>;
}

async function loadModule<Props>(module: LazyModule<Props>): Promise<void> {
  module.loaded = (await loadChunk("component", module.load)).default;
}

/** Loads the component while `isNeeded`, again when the browser comes back online. Returns undefined until loaded. */
function useModule<Props>(module: LazyModule<Props>, isNeeded: boolean, onError: () => void) {
  const [loaded, setLoaded] = useState(() => module.loaded);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    if (!isNeeded || loaded) return undefined;
    let isUnmounted = false;
    const start = () =>
      void loadModule(module).then(
        () => !isUnmounted && setLoaded(() => module.loaded),
        () => !isUnmounted && fail(),
      );
    // In a task of its own, because one commit may show many lazy components.
    const timer = setTimeout(start);
    window.addEventListener("online", start);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      window.removeEventListener("online", start);
    };
  }, [module, isNeeded, loaded]);
  return loaded;
}

interface LazySectionOptions {
  /** Title of the error message if loading fails. */
  failure?: string;
  /** Keep showing `waiting` without an error message if loading fails, for optional sections. */
  quiet?: boolean;
}

/**
 * Like `React.lazy`, for a section of a page. Shows `waiting` until the code is loaded; if loading fails, shows an error
 * message with a retry in place of the section. Sections rendered on the server are loaded with `preload` first, which
 * never rejects.
 */
export function lazySection<Props extends object>(
  load: LazyModule<Props>["load"],
  { failure, quiet = false }: LazySectionOptions = {},
) {
  const module: LazyModule<Props> = { load };
  function LazySection({ waiting, ...props }: Props & { waiting?: ReactNode }) {
    const [hasFailed, setFailed] = useState(false);
    const Loaded = useModule(module, quiet || !hasFailed, () => setFailed(true));
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    if (quiet || !hasFailed) return waiting;
    return <ErrorState size="sm" title={failure} onRetry={() => setFailed(false)} />;
  }
  return Object.assign(LazySection, { preload: () => loadModule(module).catch(() => undefined) });
}

/** Duration of the error toast, which is longer than usual because the message has two sentences. */
const ERROR_TOAST_MS = 5000;

interface LazyDialogProps {
  /** Button of a menu. Rendered alone until it is pressed and the code is loaded; the menu then opens at once. */
  trigger?: ReactElement;
  onClose?: () => void;
  /** For dialogs that stay mounted while closed. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Like `React.lazy`, for a dialog or menu that opens on a press. If loading fails, shows a toast and closes the dialog;
 * the next press loads the code again (ERR-019 to ERR-021).
 */
export function lazyDialog<Props extends LazyDialogProps>(
  load: LazyModule<Props>["load"],
): ComponentType<Props> {
  const module: LazyModule<Props> = { load };
  return function LazyDialog(props: Props) {
    const { trigger, onClose, open, onOpenChange } = props;
    const [isPressed, setPressed] = useState(!trigger);
    const isNeeded = open ?? isPressed;
    const Loaded = useModule(module, isNeeded, () => {
      toast(navigator.onLine ? text.dialogFailed : text.offline, { tone: "error", duration: ERROR_TOAST_MS });
      if (trigger) setPressed(false);
      onClose?.();
      onOpenChange?.(false);
    });
    if (Loaded && (isNeeded || open === false)) return <Loaded {...props} />;
    return (
      <>
        {trigger &&
          cloneElement(trigger as ReactElement<{ onClick: () => void }>, { onClick: () => setPressed(true) })}
        {isNeeded && <LoadingBar />}
      </>
    );
  };
}
