import type { ReactNode } from "react";

/** Full page of the documentation in reading width. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main className="min-h-screen bg-surface text-text">
      <div className="mx-auto w-[min(100%-2rem,60rem)] py-5 md:w-[min(100%-5rem,60rem)] md:py-10">
        {children}
      </div>
    </main>
  );
}

/** Section of a documentation page with a Chinese and an English title. */
export function DocsSection({ title, en, children }: { title: string; en: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="mb-4 border-b border-border pb-2 text-head font-semibold">
        {title}
        <small lang="en" className="ml-3 text-ui font-normal text-text-muted">
          {en}
        </small>
      </h2>
      {children}
    </section>
  );
}
