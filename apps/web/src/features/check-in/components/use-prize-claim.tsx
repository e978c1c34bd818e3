import type { Prize, PrizeClaim } from "@lenscape/api/types";
import { type ReactNode, useState } from "react";
import { useClaim } from "../use-claim-request.ts";
import { ClaimDialog } from "./prize-claim-dialog.tsx";
import { WonDialog } from "./prize-won-dialog.tsx";

/** Claims what is reached; goods after asking where they go. Returns also what asks and tells, to be rendered. */
export function usePrizeClaim(): [claim: (prize: Prize) => void, claiming: boolean, asking: ReactNode] {
  const [goods, setGoods] = useState<Prize | null>(null);
  const [won, setWon] = useState<PrizeClaim | null>(null);
  const [claim, claiming] = useClaim((claimed) => claimed.type === "lottery" && setWon(claimed));
  return [
    (prize) => (prize.type === "goods" ? setGoods(prize) : void claim(prize)),
    claiming,
    <>
      {goods && <ClaimDialog prize={goods} onClose={() => setGoods(null)} />}
      {won && <WonDialog won={won} onClose={() => setWon(null)} />}
    </>,
  ];
}
