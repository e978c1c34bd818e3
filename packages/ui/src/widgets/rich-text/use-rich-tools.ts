import { useEffect, useState } from "react";

type Tools = typeof import("./rich-tools.tsx");

/** Loads the controls of tables and code when a text contains some. */
export function useRichTools(): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    let gone = false;
    // Without them the content is still readable.
    void import("./rich-tools.tsx").then(
      (loaded) => !gone && setTools(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return tools;
}
