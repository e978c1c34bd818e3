import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { writeClipboard } from "@lenscape/ui/lib/clipboard";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { Check, Copy, Download, Printer } from "lucide-react";
import { useState } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { recoveryText as text } from "./text.ts";

interface RecoveryCodesProps {
  /** Username of the account that the codes belong to. */
  username: string;
  codes: readonly string[];
  onDone: () => void;
  /** Continues without saving the codes, which can be generated again later. */
  onSkip?: () => void;
  /** Introduction, hint and file header; by default those of recovery codes. */
  texts?: Readonly<Record<"lead" | "later" | "file", string>>;
}

const recoveryTexts = { lead: text.codesLead, later: text.codesLater, file: text.codesFile };

function downloadText(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Shows codes once. The member has to confirm that they are saved before continuing. */
export function RecoveryCodes({
  username,
  codes,
  onDone,
  onSkip,
  texts = recoveryTexts,
}: RecoveryCodesProps) {
  const { brandName, brandNameEn } = useSiteInfo();
  const [isSaved, setSaved] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  const title = fillText(texts.file, { brand: brandName, name: username });
  const fileContent = `${title}\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid gap-4.5">
      <p className="text-text-secondary">
        <span>{texts.lead}</span>
        <strong className="text-text">{text.codesOnce}</strong>
      </p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 rounded-media bg-surface-sunken px-5 py-3">
        {codes.map((code, index) => (
          <li key={code} className="flex items-baseline gap-3.5 font-mono leading-[2.125rem]">
            <span aria-hidden="true" className="w-4 flex-none text-text-muted text-meta tabular-nums">
              {index + 1}
            </span>
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-3 gap-2">
        <Button onClick={() => downloadText(`${brandNameEn}-${username}.txt`, fileContent)}>
          <Download aria-hidden="true" strokeWidth={1.7} />
          {text.download}
        </Button>
        {/* The button shows the success itself, because on phones a toast would cover the buttons below. */}
        <Button
          onClick={async () => {
            const isWritten = await writeClipboard(fileContent);
            setCopied(isWritten);
            if (!isWritten) toast(text.copyFailed, { tone: "error" });
          }}
          onBlur={() => setCopied(false)}
        >
          <Icon aria-hidden="true" strokeWidth={1.7} />
          <span role="status">
            <span key={isCopied ? "copied" : "copy"}>{isCopied ? text.copied : text.copy}</span>
          </span>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.7} />
          {text.print}
        </Button>
      </div>
      <Checkbox checked={isSaved} onCheckedChange={setSaved}>
        {text.codesKept}
      </Checkbox>
      <Button tone="primary" size="lg" block disabled={!isSaved} onClick={onDone}>
        {text.codesDone}
      </Button>
      {onSkip && (
        <Button tone="ghost" block onClick={onSkip}>
          {text.codesNotNow}
        </Button>
      )}
      <p className="text-center text-meta text-text-muted">{texts.later}</p>
    </div>
  );
}
