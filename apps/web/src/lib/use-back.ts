import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#paths";

/** Goes back a step; home from the first page of a visit, which has nothing before it. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === "default" ? navigate(paths.home()) : navigate(-1));
}
