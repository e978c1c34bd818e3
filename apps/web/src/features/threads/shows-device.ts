import type { Thread } from "@lenscape/api/types";

/** Whether the row above a question's text already names the glasses its author wears. */
export const saysDevice = ({ question, deviceName }: Thread): boolean =>
  deviceName !== undefined && question?.model === deviceName;
