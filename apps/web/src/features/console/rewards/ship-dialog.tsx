import type { Api } from "@lenscape/api/client";
import { limits } from "@lenscape/api/operations.gen";
import type { ReactNode } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import { consoleOrdersText as text } from "./order-text.ts";

interface ShipDialogProps {
  name: string;
  onSend: (api: Api, parcel: { company: string; trackingNo: string }) => Promise<unknown>;
  onClose: () => void;
  /** What is sent, and where. */
  children: ReactNode;
}

const NUMBER = new RegExp(limits.orderManageShip.trackingNo.pattern);

const faultOf = (typed: string) => (NUMBER.test(typed.trim()) ? undefined : text.trackingWrong);

/** Asks for the carrier and the number of a parcel. */
export function ShipDialog({ name, onSend, onClose, children }: ShipDialogProps) {
  return (
    <FormDialog
      name={name}
      title={text.ship}
      submit={text.ship}
      fields={[
        { name: "company", label: text.company, required: true, max: 30 },
        { name: "trackingNo", label: text.trackingNo, required: true, max: 40, check: faultOf },
      ]}
      onSubmit={onSend}
      onClose={onClose}
    >
      <div className="grid gap-3 rounded-md bg-surface-sunken p-3">{children}</div>
    </FormDialog>
  );
}
