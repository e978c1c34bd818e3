import { useEffect, useEffectEvent, useState } from "react";
import { loadChunk } from "./chunk.ts";

/**
 * Code that the page can do without for a moment, loaded once it is `wanted`. Unlike `lazy` a failure takes nothing
 * down: there is simply nothing yet, and it is tried again when the network comes back or it is wanted anew.
 * `onFail` is told of each failure while it is wanted.
 */
export function useSoftChunk<Module extends object>(
  load: () => Promise<Module>,
  wanted = true,
  onFail?: () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const begin = useEffectEvent(() => loadChunk("part", load));
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!wanted || module) return undefined;
    let gone = false;
    const start = () =>
      void begin().then(
        (loaded) => !gone && setModule(loaded),
        () => !gone && fail(),
      );
    start();
    window.addEventListener("online", start);
    return () => {
      gone = true;
      window.removeEventListener("online", start);
    };
  }, [wanted, module]);
  return module;
}
