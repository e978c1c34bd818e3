import { Logo } from "@lenscape/ui/logo";
import { invitationText as text } from "../text.ts";
import dawn from "./dawn.webp";

/** Poster without a code, for visitors. */
export function PosterTeaser() {
  return (
    <div
      data-theme="dark"
      className="relative mx-auto aspect-[340/520] w-full max-w-100 overflow-hidden rounded-media bg-bg text-white"
    >
      <img src={dawn} alt="" className="absolute inset-0 size-full object-cover object-[60%_50%]" />
      <div className="absolute inset-0 bg-linear-to-b from-black/70 via-45% via-black/30 to-black/50" />
      <div className="absolute inset-x-7 top-7">
        <Logo className="text-white" />
        <p className="mt-6 font-semibold text-[1.625rem] leading-[2.375rem] tracking-[0.02em]">
          {text.slogan[0]}
          <br />
          {text.slogan[1]}
        </p>
      </div>
    </div>
  );
}
