import { useEffect, useRef, useState } from "react";
import { loadChunk } from "./chunk.ts";

/**
 * Code that the page can do without for a moment, loaded once it is `wanted`. Unlike `lazy` a failure takes nothing
 * down: there is simply nothing yet, and it is tried again when the network comes back.
 */
export function useSoftChunk<Module extends object>(
  name: string,
  load: () => Promise<Module>,
  wanted = true,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const latest = useRef(load);
  useEffect(() => {
    if (!wanted || module) return undefined;
    let gone = false;
    const start = () =>
      void loadChunk(name, latest.current).then(
        (loaded) => !gone && setModule(loaded),
        () => undefined,
      );
    start();
    window.addEventListener("online", start);
    return () => {
      gone = true;
      window.removeEventListener("online", start);
    };
  }, [name, wanted, module]);
  return module;
}
