import { useEffect, useState } from "react";

type Tools = typeof import("./rich-tools.tsx");

/** Loads the controls of tables and code when a text contains some. */
export function useRichTools(): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    let isCancelled = false;
    // Without them the content is still readable.
    void import("./rich-tools.tsx").then(
      (loaded) => !isCancelled && setTools(loaded),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, []);
  return tools;
}
