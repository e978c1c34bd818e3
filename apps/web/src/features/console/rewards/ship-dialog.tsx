import type { Api } from "@lenscape/api/client";
import { limits } from "@lenscape/api/operations.gen";
import type { ReactNode } from "react";
import { FormDialog } from "../form/form-dialog.tsx";
import { orderTableText as text } from "./text.ts";

interface ShipDialogProps {
  name: string;
  onSend: (api: Api, parcel: { company: string; trackingNo: string }) => Promise<unknown>;
  onClose: () => void;
  /** Item and delivery address. */
  children: ReactNode;
}

const TRACKING_NUMBER = new RegExp(limits.orderManageShip.trackingNo.pattern);

const validateTrackingNumber = (typed: string) =>
  TRACKING_NUMBER.test(typed.trim()) ? undefined : text.trackingNoRule;

/** Dialog for the carrier and tracking number of a parcel. */
export function ShipDialog({ name, onSend, onClose, children }: ShipDialogProps) {
  return (
    <FormDialog
      name={name}
      title={text.ship}
      submit={text.ship}
      fields={[
        { name: "company", label: text.company, required: true, max: 30 },
        {
          name: "trackingNo",
          label: text.trackingNo,
          required: true,
          max: 40,
          validate: validateTrackingNumber,
        },
      ]}
      onSubmit={onSend}
      onClose={onClose}
    >
      <div className="grid gap-3 rounded-control bg-surface-sunken p-3">{children}</div>
    </FormDialog>
  );
}
