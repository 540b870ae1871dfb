// ../../work/main/src/pages/projets/index/+route.ts
import { render } from "vike/abort";
var LIST = /^\/(projets(?:\/(?:technologies|categories)\/[^/]+)?(?:\/page\/\d+)?)$/;
var route = ({ urlPathname, input }) => {
  var _a;
  const list = (_a = LIST.exec(urlPathname)) == null ? void 0 : _a[1];
  if (list === void 0) return false;
  if (!input.lists.has(list)) throw render(404);
  return { routeParams: { list }, precedence: 1 };
};
export {
  route
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiLi4vLi4vLi4vLi4vLi4vLi4vLi4vLi4vLi4vLi4vd29yay9tYWluL3NyYy9wYWdlcy9wcm9qZXRzL2luZGV4Lytyb3V0ZS50cyJdLAogICJzb3VyY2VzQ29udGVudCI6IFsiaW1wb3J0IHsgcmVuZGVyIH0gZnJvbSAndmlrZS9hYm9ydCdcbmltcG9ydCB0eXBlIHsgUm91dGVTeW5jIH0gZnJvbSAndmlrZS90eXBlcydcblxuY29uc3QgTElTVCA9IC9eXFwvKHByb2pldHMoPzpcXC8oPzp0ZWNobm9sb2dpZXN8Y2F0ZWdvcmllcylcXC9bXi9dKyk/KD86XFwvcGFnZVxcL1xcZCspPykkL1xuXG4vKiogTWF0Y2hlcyBhbGwgbGlzdHMsIHdoaWNoIG9uZSBwYWdlIHJlbmRlcnM6IGAvcHJvamV0c2AsIGAvcHJvamV0cy9wYWdlLzJgLCBgL3Byb2pldHMvdGVjaG5vbG9naWVzL3JlYWN0YC4gKi9cbmV4cG9ydCBjb25zdCByb3V0ZTogUm91dGVTeW5jID0gKHsgdXJsUGF0aG5hbWUsIGlucHV0IH0pID0+IHtcbiAgY29uc3QgbGlzdCA9IExJU1QuZXhlYyh1cmxQYXRobmFtZSk/LlsxXVxuICBpZiAobGlzdCA9PT0gdW5kZWZpbmVkKSByZXR1cm4gZmFsc2VcbiAgaWYgKCFpbnB1dC5saXN0cy5oYXMobGlzdCkpIHRocm93IHJlbmRlcig0MDQpXG4gIC8vIFRha2VzIHByZWNlZGVuY2Ugb3ZlciB0aGUgcm91dGUgb2YgYSBwcm9qZWN0LCB3aGljaCBhY2NlcHRzIGFueSBuYW1lLlxuICByZXR1cm4geyByb3V0ZVBhcmFtczogeyBsaXN0IH0sIHByZWNlZGVuY2U6IDEgfVxufVxuIl0sCiAgIm1hcHBpbmdzIjogIjtBQUFBLFNBQVMsY0FBYztBQUd2QixJQUFNLE9BQU87QUFHTixJQUFNLFFBQW1CLENBQUMsRUFBRSxhQUFhLE1BQU0sTUFBTTtBQU41RDtBQU9FLFFBQU0sUUFBTyxVQUFLLEtBQUssV0FBVyxNQUFyQixtQkFBeUI7QUFDdEMsTUFBSSxTQUFTLE9BQVcsUUFBTztBQUMvQixNQUFJLENBQUMsTUFBTSxNQUFNLElBQUksSUFBSSxFQUFHLE9BQU0sT0FBTyxHQUFHO0FBRTVDLFNBQU8sRUFBRSxhQUFhLEVBQUUsS0FBSyxHQUFHLFlBQVksRUFBRTtBQUNoRDsiLAogICJuYW1lcyI6IFtdCn0K
