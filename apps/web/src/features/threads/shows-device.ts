import type { Thread } from "@lenscape/api/types";

/** Whether the header of a question already names the device of its author. */
export const showsDevice = ({ question, deviceName }: Thread): boolean =>
  deviceName !== undefined && question?.model === deviceName;
