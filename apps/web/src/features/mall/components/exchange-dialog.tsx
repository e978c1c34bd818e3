import { ApiError } from "@lenscape/api/errors";
import { limits } from "@lenscape/api/operations.gen";
import { randomId } from "@lenscape/api/random-id";
import type { AnswerOf } from "@lenscape/api/types";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { formatExact } from "@lenscape/ui/lib/count";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { PointsMark } from "@lenscape/ui/points-mark";
import { Textarea } from "@lenscape/ui/textarea";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { toErrorMessage, useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { mallSharedText } from "#shell/mall/text.ts";
import { findPictureIndex } from "../goods-choice.ts";
import { standingQuery } from "../queries.ts";
import { mallText as text } from "../text.ts";
import { AddressPicker } from "./address-picker.tsx";
import { GoodsLine } from "./goods-line.tsx";

interface ExchangeDialogProps {
  good: AnswerOf<"goodsDetail">;
  quantity: number;
  options: readonly string[];
  onClose: () => void;
}

/** Confirmation dialog of a redemption with address and remark, then the result with a link to the order. */
export function ExchangeDialog({ good, quantity, options, onClose }: ExchangeDialogProps) {
  const app = useApp();
  const [addressId, setAddressId] = useState("");
  const [remark, setRemark] = useState("");
  const [failure, setFailure] = useState("");
  const [createdOrder, setCreatedOrder] = useState<AnswerOf<"orderCreate">>();
  // A retry after a network error reuses the request ID, so that it cannot redeem twice.
  const requestId = useRef("");
  const standing = useQuery(standingQuery(app.api, good.id));
  // The balance before the redemption is outdated.
  const balance = standing.isFetching ? undefined : standing.data?.points;
  const isPhysical = good.goodsType === 1;

  const [exchange, isSending] = useAction(async () => {
    setFailure("");
    if (isPhysical && !addressId) {
      setFailure(text.chooseAddress);
      return;
    }
    requestId.current ||= randomId();
    try {
      const order = await app.api.call("orderCreate", {
        body: {
          goodsId: good.id,
          quantity,
          options: [...options],
          ...(isPhysical && { addressId }),
          ...(remark.trim() && { remark: remark.trim() }),
          requestId: requestId.current,
        },
        silent: true,
      });
      setCreatedOrder(order);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === "code") requestId.current = "";
      setFailure(toErrorMessage(error));
    }
    void invalidateAfter(app.queries, "orderCreate");
  });

  if (createdOrder) {
    return (
      <Dialog
        open
        size="sm"
        title={text.exchanged}
        onOpenChange={onClose}
        footer={
          <>
            <Button onClick={onClose}>{text.goOn}</Button>
            <Button tone="primary" asChild>
              <Link href={paths.order(createdOrder.id)}>{text.seeRecord}</Link>
            </Button>
          </>
        }
      >
        <div role="status" className="grid justify-items-center gap-1 py-4 text-center">
          <CircleCheck aria-hidden="true" size="3rem" strokeWidth={1.5} className="text-brand" />
          <p className="mt-2 flex flex-wrap items-center justify-center gap-x-2 tabular-nums">
            <PointsMark value={-createdOrder.totalPoints} size="md" />
            {balance !== undefined && <span>{fillText(text.left, { n: formatExact(balance) })}</span>}
          </p>
          <p className="text-text-muted">{isPhysical ? text.exchangedByPost : text.exchangedByCode}</p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={text.confirmTitle}
      onOpenChange={() => !isSending && onClose()}
      footer={
        // If the price leaves no space, both buttons move below it together.
        <div className="flex grow flex-wrap items-center gap-2">
          <span className="mr-auto flex items-center gap-2">
            <span className="flex-none text-meta text-text-muted">{text.total}</span>
            <PointsMark value={good.pointsPrice * quantity} size="md" />
          </span>
          <span className="flex gap-2 max-md:grow max-md:[&>*]:flex-1">
            <Button disabled={isSending} onClick={onClose}>
              {text.cancel}
            </Button>
            <Button tone="primary" loading={isSending} onClick={exchange}>
              {text.confirm}
            </Button>
          </span>
        </div>
      }
    >
      <div className="grid gap-4">
        <FormAlert message={failure} />
        <GoodsLine
          coverUrl={good.imageList[findPictureIndex(good, options) ?? 0] ?? good.coverUrl}
          name={good.goodsName}
          note={[...options, fillText(mallSharedText.pieces, { n: quantity })].filter(Boolean).join("，")}
          points={good.pointsPrice}
        />
        {isPhysical && <AddressPicker value={addressId} onChange={setAddressId} />}
        <Field
          label={text.remark}
          counter={{ value: countGraphemes(remark), max: limits.orderCreate.remark.maxLength }}
        >
          <Textarea
            name="remark"
            rows={2}
            value={remark}
            maxLength={limits.orderCreate.remark.maxLength}
            placeholder={text.remarkHint}
            onChange={(event) => setRemark(event.target.value)}
          />
        </Field>
      </div>
    </Dialog>
  );
}
