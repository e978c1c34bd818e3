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
  /** Whose they are: the name with which one logs in. */
  username: string;
  codes: readonly string[];
  onDone: () => void;
  /** Goes on without them, where new ones are made as easily. */
  onSkip?: () => void;
  /** What they are for, where new ones are made, and what stands above them in the file. */
  words?: Readonly<Record<"lead" | "later" | "file", string>>;
}

const recoveryWords = { lead: text.codesLead, later: text.codesLater, file: text.codesFile };

/** Gives the browser a text to keep as a file. */
function saveAsFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Codes that are shown once: to be kept before one goes on. */
export function RecoveryCodes({
  username,
  codes,
  onDone,
  onSkip,
  words = recoveryWords,
}: RecoveryCodesProps) {
  const { brandName, brandNameEn } = useSiteInfo();
  const [kept, setKept] = useState(false);
  const [copied, setCopied] = useState(false);
  const Mark = copied ? Check : Copy;
  const title = fillText(words.file, { brand: brandName, name: username });
  const whole = `${title}\n\n${codes.join("\n")}\n`;
  return (
    <div className="grid gap-4.5">
      <p className="text-text-secondary">
        {words.lead}
        <strong className="text-text">{text.codesOnce}</strong>
      </p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-4 rounded-lg bg-surface-sunken px-5 py-3">
        {codes.map((code, index) => (
          <li key={code} className="flex items-baseline gap-3.5 font-mono leading-[2.125rem]">
            <span aria-hidden="true" className="w-4 flex-none text-text-muted text-xs tabular-nums">
              {index + 1}
            </span>
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-3 gap-2">
        <Button onClick={() => saveAsFile(`${brandNameEn}-${username}.txt`, whole)}>
          <Download aria-hidden="true" strokeWidth={1.7} />
          {text.download}
        </Button>
        {/* It says so itself: on a phone a toast would cover what leads on. */}
        <Button
          onClick={async () => {
            const done = await writeClipboard(whole);
            setCopied(done);
            if (!done) toast(text.copyFailed, { tone: "error" });
          }}
          onBlur={() => setCopied(false)}
        >
          <Mark aria-hidden="true" strokeWidth={1.7} />
          <span role="status">{copied ? text.copied : text.copy}</span>
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.7} />
          {text.print}
        </Button>
      </div>
      <Checkbox checked={kept} onCheckedChange={setKept}>
        {text.codesKept}
      </Checkbox>
      <Button tone="primary" size="lg" block disabled={!kept} onClick={onDone}>
        {text.codesDone}
      </Button>
      {onSkip && (
        <Button tone="ghost" block onClick={onSkip}>
          {text.codesNotNow}
        </Button>
      )}
      <p className="text-center text-sm text-text-muted">{words.later}</p>
    </div>
  );
}
