import { cva } from "class-variance-authority";

/** Style of rich text, for reading and editing. */
export const richText = cva(
  [
    "text-pretty wrap-anywhere [&_[data-slot=rich-text-group]>*+*]:mt-4 [&_[data-slot=rich-text-group]+[data-slot=rich-text-group]]:mt-4",
    "[&_a:not([data-slot])]:text-brand-text [&_a:not([data-slot])]:underline [&_a]:decoration-brand-line [&_a]:underline-offset-4 [&_a:hover]:decoration-current [&_.mention]:text-brand-text [&_.topic]:text-brand-text",
    "[&_h2]:text-head [&_h2]:font-semibold [&_h3]:text-title [&_h3]:font-semibold [&_h4]:font-semibold",
    "[&_em]:[text-emphasis:filled_dot] [&_em]:[text-emphasis-color:var(--lens-color-brand-text)] [&_em]:[text-emphasis-position:under_right]",
    "[&_.mention_a]:font-semibold [&_.mention_a]:no-underline [&_.mention_a:hover]:underline [&_.topic_a]:font-semibold [&_.topic_a]:no-underline [&_.topic_a:hover]:underline [&_.mention]:no-autospace [&_.topic]:no-autospace",
    "[&_blockquote]:border-l-3 [&_blockquote]:border-brand [&_blockquote]:py-0.5 [&_blockquote]:pl-4 [&_blockquote]:text-text-secondary",
    "[&_ul]:list-disc [&_ul]:pl-6 [&_ul>li]:marker:text-brand-text",
    "[&_ol]:list-none [&_ol]:[counter-reset:n] [&_ol>li]:relative [&_ol>li]:pl-8.5 [&_ol>li]:[counter-increment:n]",
    "[&_ol>li]:before:absolute [&_ol>li]:before:top-1 [&_ol>li]:before:left-0 [&_ol>li]:before:grid [&_ol>li]:before:h-5.5 [&_ol>li]:before:min-w-5.5 [&_ol>li]:before:place-items-center [&_ol>li]:before:rounded-control [&_ol>li]:before:bg-brand-soft [&_ol>li]:before:text-meta [&_ol>li]:before:leading-none [&_ol>li]:before:font-semibold [&_ol>li]:before:text-brand-text [&_ol>li]:before:content-[counter(n)]",
    "[&_code]:rounded-control [&_code]:bg-surface-sunken [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.875em]",
    "[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-surface-sunken [&_pre]:p-4 [&_pre_code]:p-0",
    "[&_pre[data-language]]:before:mb-2 [&_pre[data-language]]:before:block [&_pre[data-language]]:before:text-meta [&_pre[data-language]]:before:text-text-muted [&_pre[data-language]]:before:content-[attr(data-language)]",
    // Separate borders, because collapsed ones do not move with a sticky column.
    "[&_table]:w-max [&_table]:min-w-full [&_table]:border-separate [&_table]:[border-spacing:0] [&_table]:text-ui [&_table]:leading-[1.5] [&_table]:break-words",
    "[&_th]:border-r [&_th]:border-b [&_td]:border-r [&_td]:border-b [&_td]:border-border [&_th]:border-border [&_tr>*:last-child]:border-r-0 [&_:is(tbody,thead):last-child>tr:last-child>:is(td,th)]:border-b-0",
    "[&_:is(td,th)]:relative [&_:is(td,th)]:max-w-72 [&_:is(td,th)]:min-w-16 [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_th]:bg-surface-sunken [&_th]:font-semibold [&_:is(td,th)[align=center]]:text-center [&_:is(td,th)[align=right]]:text-right",
    "[&_hr]:border-border [&_figcaption]:mt-2 [&_figcaption]:text-center [&_figcaption]:text-meta [&_figcaption]:text-text-muted",
    "[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-[0.625rem] [&_img]:bg-surface-sunken dark:[&_img]:brightness-92",
    "[&_iframe]:aspect-video [&_iframe]:h-auto [&_iframe]:w-full [&_iframe]:rounded-[0.625rem]",
  ],
  {
    variants: {
      /** `lg` for threads, `sm` for comments, replies and card excerpts. */
      size: {
        /** Comments. */
        sm: "text-ui [&_ul>li+li]:mt-1.5 [&_ol>li+li]:mt-2.5 [&_img]:max-h-60 [&_img]:w-auto [&_[data-slot=rich-text-group]>*+*]:mt-2",
        /** Threads. */
        lg: [
          "text-read [&_figure_img]:w-full",
          "[&_[data-slot=rich-text-group]>*+h2]:mt-8 [&_[data-slot=rich-text-group]>*+h3]:mt-6",
          // The count of highlights lies in the gap below its paragraph, which is larger before images and between
          // items.
          "[&_[data-slot=rich-text-group]>*+:is(figure,div)]:mt-6 [&_:is(ul,ol)>li+li]:mt-3.5",
          "[&_[data-slot=rich-text-group]>*+blockquote]:mt-5 [&_[data-slot=rich-text-group]>blockquote+*]:mt-5",
        ],
      },
    },
  },
);
