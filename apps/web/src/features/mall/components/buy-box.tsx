import type { AnswerOf } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { OptionGroup } from "@lenscape/ui/option-group";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Stepper } from "@lenscape/ui/stepper";
import { useQuery } from "@tanstack/react-query";
import { Clock, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useApp, useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { getBuyState, getMaxQuantity, getPointsNote } from "../buy-state.ts";
import { standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";
import { ExchangeDialog } from "./exchange-dialog.tsx";

const fillNumber = (template: string, n: number) => fillText(template, { n: formatExact(n) });

interface BuyBoxProps {
  good: AnswerOf<"goodsDetail">;
  /** Chosen value of each option. */
  chosen: readonly string[];
  onChoose: (option: number, label: string) => void;
}

/** Price, options, quantity and button of a product. On phones the button is fixed at the bottom. */
export function BuyBox({ good, chosen, onChoose }: BuyBoxProps) {
  const { api } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data: memberStanding } = useQuery({ ...standingQuery(api, good.id), enabled: Boolean(token) });
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [isConfirming, setConfirming] = useState(false);
  const maxQuantity = Math.max(1, getMaxQuantity(good, memberStanding));
  const quantity = Math.min(requestedQuantity, maxQuantity);
  const state = getBuyState(good, token ? (memberStanding ?? null) : undefined, quantity);

  const onBuy = () => {
    if (token) setConfirming(true);
    else void navigate(paths.pclogin(pathname + search));
  };

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-media bg-accent-soft px-5 py-4">
        <span className="flex flex-wrap items-center gap-x-2">
          <PointsMark
            value={good.pointsPrice}
            size="lg"
            className="gap-2 text-[1.875rem] leading-[2.25rem] [&_svg]:size-6"
          />
          <span aria-hidden="true" className="text-accent-text">
            {text.points}
          </span>
          {good.marketPrice > 0 && (
            <del className="text-meta text-text-muted tabular-nums">
              {fillText(text.marketPrice, { n: good.marketPrice / 100 })}
            </del>
          )}
        </span>
        {memberStanding && (
          <span className="text-meta text-accent-text tabular-nums">
            {getPointsNote(good, memberStanding)}
          </span>
        )}
      </div>
      {good.options.map(({ name, values }, index) => (
        <OptionGroup
          key={name}
          legend={name}
          options={values.map(({ label, soldOut }) => ({
            value: label,
            label: soldOut ? (
              <>
                {/* Only the label is struck through, to keep the note readable. */}
                <s>{label}</s> {text.soldOutOption}
              </>
            ) : (
              label
            ),
            disabled: soldOut,
          }))}
          value={chosen[index]}
          onValueChange={(label) => onChoose(index, label)}
        />
      ))}
      <div className="flex min-h-10 items-center gap-4 max-xs:flex-wrap">
        <span className="flex-none text-meta font-semibold text-text-secondary">{text.quantity}</span>
        <Stepper
          value={quantity}
          max={maxQuantity}
          disabled={good.state !== "open"}
          onValueChange={setRequestedQuantity}
          className="flex-none"
        />
        <span className="text-meta text-text-muted tabular-nums">{fillNumber(text.stock, good.stock)}</span>
      </div>
      <div className="max-md:fixed max-md:inset-x-0 max-md:scroll-lock-gap max-md:bottom-0 max-md:z-(--lens-z-navbar) max-md:border-t max-md:border-border max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(env(safe-area-inset-bottom)+0.5rem)]">
        <Button tone="primary" size="lg" block disabled={!state.isEnabled} onClick={onBuy}>
          {state.label}
        </Button>
      </div>
      {good.goodsType === 1 && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 text-meta text-text-muted [&_svg]:size-4 [&>span]:flex [&>span]:items-center [&>span]:gap-1.5">
          {good.notice
            .split("\n")
            .slice(0, 2)
            .map((line, index) => (
              <span key={line}>
                {index === 0 ? (
                  <Clock aria-hidden="true" strokeWidth={1.7} />
                ) : (
                  <ShieldCheck aria-hidden="true" strokeWidth={1.7} />
                )}
                {line}
              </span>
            ))}
        </div>
      )}
      {isConfirming && (
        <ExchangeDialog
          good={good}
          quantity={quantity}
          options={chosen}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
