import { TriangleAlert } from "lucide-react";

/** The sentence above a form that could not be sent or was refused; nothing while there is none. */
export function FormAlert({ message }: { message: string }) {
  if (!message) return null;
  return (
    <p role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2.5 text-danger-text text-sm">
      <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.7} className="flex-none" />
      {message}
    </p>
  );
}
