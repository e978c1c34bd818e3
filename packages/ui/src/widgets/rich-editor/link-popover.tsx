import type { Editor } from "@tiptap/core";
import { Link2 } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { Input } from "../input/input.tsx";
import { Popover } from "../popover/popover.tsx";
import { ToolbarButton } from "../toolbar/toolbar.tsx";
import { readAddress } from "./editor-html.ts";
import { useEditorText } from "./editor-text.ts";

export interface LinkPopoverProps {
  editor: Editor;
  active: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Popover that adds, changes or removes the link of the selection; without a selection the address is inserted. */
export function LinkPopover({ editor, active, open, onOpenChange }: LinkPopoverProps) {
  const text = useEditorText();
  const [address, setAddress] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    if (!open) return;
    setAddress(String(editor.getAttributes("link").href ?? ""));
    setError("");
  }, [open, editor]);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the popover is inside the publish form.
    event.stopPropagation();
    const href = readAddress(address, window.location.origin);
    if (!href) return setError(text.addressWrong);
    const chain = editor.chain().focus();
    if (editor.state.selection.empty && !active) {
      chain.insertContent([
        { type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] },
      ]);
    } else chain.extendMarkRange("link").setLink({ href });
    chain.run();
    onOpenChange(false);
    return undefined;
  };
  return (
    <Popover
      label={text.link}
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        editor.commands.focus();
      }}
      className="w-80"
      trigger={
        <ToolbarButton aria-label={text.link} pressed={active} shortcut="Control+K">
          <Link2 aria-hidden="true" strokeWidth={1.7} />
        </ToolbarButton>
      }
    >
      <form noValidate onSubmit={apply} className="grid gap-3">
        <Field label={text.address} error={error}>
          <Input
            type="url"
            autoFocus
            value={address}
            placeholder={text.addressHint}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          {active && (
            <Button
              size="sm"
              tone="ghost"
              onClick={() => {
                editor.chain().focus().extendMarkRange("link").unsetLink().run();
                onOpenChange(false);
              }}
            >
              {text.unlink}
            </Button>
          )}
          <Button size="sm" tone="primary" type="submit">
            {text.apply}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
