import { useEffect, useState } from "react";

type Tools = typeof import("./rich-tools.tsx");

/** What goes with tables and code, fetched where a text has some: pages without pay nothing for it. */
export function useRichTools(): Tools | undefined {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    let gone = false;
    // Without them the table or the code is still there to read.
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
