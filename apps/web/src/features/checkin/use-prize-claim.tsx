import type { Prize } from "@lenscape/api/types";
import { type ReactNode, useState } from "react";
import { ClaimDialog } from "./claim-dialog.tsx";
import { useClaim } from "./use-claim.ts";

/** Claims what is reached; goods after asking where they go. Returns also what asks, to be rendered. */
export function usePrizeClaim(): [claim: (prize: Prize) => void, claiming: boolean, asking: ReactNode] {
  const [goods, setGoods] = useState<Prize | null>(null);
  const [claim, claiming] = useClaim();
  return [
    (prize) => (prize.type === "goods" ? setGoods(prize) : void claim(prize)),
    claiming,
    goods && <ClaimDialog prize={goods} onClose={() => setGoods(null)} />,
  ];
}
