import { PageHeader } from "@lenscape/ui/page-header";
import { SearchBar } from "@lenscape/ui/search-bar";
import { useQueryChange } from "#lib/use-query-change.ts";

interface SearchHeaderProps {
  title: string;
  description: string;
  placeholder: string;
}

/**
 * The head of a page with a sidebar: its name, and over the sidebar a search among what the page lists. The word stands
 * in `keyword` of the address. On a phone the top bar says the name.
 */
export function SearchHeader({ title, description, placeholder }: SearchHeaderProps) {
  const [search, changeQuery] = useQueryChange();
  const keyword = search.get("keyword") ?? "";
  const look = (value: string) =>
    changeQuery((before) => {
      if (value) before.set("keyword", value);
      else before.delete("keyword");
      return before;
    });
  return (
    <div className="flow-root md:px-6">
      <div className="mx-auto max-w-content md:flex md:items-end md:gap-6">
        <PageHeader title={title} description={description} className="min-w-0 flex-1 max-md:sr-only" />
        <SearchBar
          key={keyword}
          className="max-md:mx-4 max-md:my-3 max-md:w-auto md:mb-4 md:w-64 lg:w-70 xl:w-80"
          defaultValue={keyword}
          placeholder={placeholder}
          inputProps={{ "aria-label": placeholder }}
          onSearch={look}
          onValueChange={(value) => value === "" && keyword && look("")}
        />
      </div>
    </div>
  );
}
