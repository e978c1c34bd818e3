import { useEffect, useEffectEvent, useState } from "react";
import { loadChunk } from "./chunk.ts";

/** What has come, by what loads it: who shows it again need not wait. */
const known = new WeakMap<() => unknown, object>();

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
  const [module, setModule] = useState(() => known.get(load) as Module | undefined);
  const begin = useEffectEvent(() => load);
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!wanted || module) return undefined;
    let gone = false;
    const start = () => {
      const asked = begin();
      void loadChunk("part", asked).then(
        (loaded) => {
          known.set(asked, loaded);
          if (!gone) setModule(loaded);
        },
        () => !gone && fail(),
      );
    };
    start();
    window.addEventListener("online", start);
    return () => {
      gone = true;
      window.removeEventListener("online", start);
    };
  }, [wanted, module]);
  return module;
}
