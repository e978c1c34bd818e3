import type { Prize, PrizeClaim } from "@lenscape/api/types";
import { type ReactNode, useState } from "react";
import { useClaimRequest } from "../use-claim-request.ts";
import { PrizeClaimDialog } from "./prize-claim-dialog.tsx";
import { PrizeWonDialog } from "./prize-won-dialog.tsx";

/**
 * Returns the action that claims a prize, whether it is pending, and the dialogs to render. Physical prizes ask for an
 * address first.
 */
export function usePrizeClaim(): [claim: (prize: Prize) => void, isClaiming: boolean, dialogs: ReactNode] {
  const [addressPrize, setAddressPrize] = useState<Prize | null>(null);
  const [wonClaim, setWonClaim] = useState<PrizeClaim | null>(null);
  const [claim, isClaiming] = useClaimRequest(
    (claimed) => claimed.type === "lottery" && setWonClaim(claimed),
  );
  return [
    (prize) => (prize.type === "goods" ? setAddressPrize(prize) : void claim(prize)),
    isClaiming,
    <>
      {addressPrize && <PrizeClaimDialog prize={addressPrize} onClose={() => setAddressPrize(null)} />}
      {wonClaim && <PrizeWonDialog claim={wonClaim} onClose={() => setWonClaim(null)} />}
    </>,
  ];
}
